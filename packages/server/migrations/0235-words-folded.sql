-- The one spelling of words that are searched, as the program folds the words that are sought (contract/shared/reading/fold.ts): no accents, no signs,
-- one blank between words. What is kept stays as it was written; its indexes hold it folded.
create function search_fold(words text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(replace(translate(normalize(words, nfkd), 'øØłŁđĐı', 'oOlLdDi'),
      'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'),
    '[\u0001-\u0008\u000e-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u0084\u0086-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u055a-\u055f\u0589-\u05c7\u05f3\u05f4\u0600-\u061f\u064b-\u065f\u066a-\u066d\u0670\u06d4-\u06ed\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u2027\u202a-\u209c\u20a0-\u20ff\u2190-\u2bff\u2e00-\u2e7f\u3001-\u3004\u3008-\u3020\u302a-\u3030\u303d-\u303f\u3099-\u309c\u30a0\u30fb\ufe00-\ufe6f\ufeff\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufff0-\uffff]', '', 'g'),
    '[ \t\n\v\f\r\u0085\u1680\u2028\u2029]+', ' ', 'g'))
$$;

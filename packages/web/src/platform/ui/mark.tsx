/** The red line between two places. */
export const Mark = () => (
  <svg className="mark" width="28" height="20" viewBox="0 0 28 20" aria-hidden="true">
    <path d="M4 16C8 1 20 1 24 16" />
    <circle className="end" cx="4" cy="16" r="3.4" />
    <circle className="end" cx="24" cy="16" r="3.4" />
    <circle className="mid" cx="14" cy="4.8" r="2.8" />
  </svg>
)

/** The box sizes that lines are priced for, in the order they are shown. */
export const boxSizes = ['20GP', '40GP', '40HQ', '45HQ', '40RF', '40OT', '40FR'] as const

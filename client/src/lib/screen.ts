// The two small screens, as the styles name them too: panels become pages, and on a low one the prompt stands beside the board.

/** A phone, upright or on its side. */
export const SMALL = '(max-width: 900px), (max-height: 500px)';
/** A phone on its side. */
export const LOW = '(max-height: 500px) and (min-width: 560px)';

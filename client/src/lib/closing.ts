// Why the server closes a table's line for good.

/** Close codes after which trying again is useless. */
export const FINAL: Readonly<Record<number, string>> = {
  4400: 'ui-closed-protocol',
  4403: 'ui-closed-key',
  4404: 'ui-closed-unknown',
  4410: 'ui-closed-deleted',
};
/** The reason given with 4403 when another browser opened the link first. */
export const TAKEN = 'seat-taken';

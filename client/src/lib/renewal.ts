// A page that is older than its server loads itself anew; but not over and over, should that be of no help.

const PAUSE = 60_000;
const WHEN = 'renewed';

/** Loads the page anew, unless that was done a moment ago; whether it does. */
export function renewed(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(WHEN)) < PAUSE) return false;
  sessionStorage.setItem(WHEN, String(Date.now()));
  location.reload();
  return true;
}

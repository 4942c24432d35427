/** Something is not on the screen. */
export class NotOnScreen extends Error {}

/** Raised whenever the files of `public/meanings` are made anew; they hold it too. */
export const meaningsEdition = 2;

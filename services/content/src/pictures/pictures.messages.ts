/** What an administrator reads of a picture that could not be fetched. */

/** `error` is a sentence; without one the picture is still on its way. */
export const formatPictureWarning = (address: string, error: string | null | undefined) =>
  error
    ? `Visitors do not see the picture at ${address}. ${error}`
    : `Visitors do not see the picture at ${address} yet. It is still being fetched.`

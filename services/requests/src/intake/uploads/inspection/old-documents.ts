/**
 * Word processors from before Word 97, whose files are called DOC as well. We do not look into them: their macros and objects
 * are where Word 97 has none, and Word itself does not open them any more unless it is told to. Lists of signatures such as
 * that of file(1) have most of these; no files of Word for Macintosh 1 and 3 and of Works for DOS were at hand to compare.
 */

/** What Word 6 and Word 95 write where Word 97 has 0xA5EC: in the first bytes of the stream `WordDocument`. */
export const oldWordDocument = 0xa5dc

/** The stream of a text of Works 4 and later, in a compound file. */
export const worksDocument = 'MatOST'

/** The first bytes of a file, in hexadecimal. */
const signatures = [
  // Word for Windows 1 and 2.
  ...['9ba5', 'dba52d00'],
  // Word for DOS, and Write.
  ...['31be0000', '32be0000'],
  // Word for Macintosh, 1, 3, 4 and 5.
  ...['fe320000', 'fe34', 'fe37001c', 'fe370023'],
  // WordPerfect, 5 and later.
  'ff575043',
  // Works for DOS, 2 and 3.
  '01fe',
]

export const isOldDocument = (bytes: Buffer): boolean => {
  const first = bytes.toString('hex', 0, 4)
  return signatures.some((signature) => first.startsWith(signature))
}

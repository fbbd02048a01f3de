/** The test file of EICAR, which is no virus, and a signature by which clamd finds it. */

/** In two pieces, lest a scanner take this file for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/**
 * A file of signatures that has this one, for any type of file, at any offset:
 * https://docs.clamav.net/manual/Signatures/ExtendedSignatures.html
 */
export const formatEicarSignature = () => `Access.Test.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`

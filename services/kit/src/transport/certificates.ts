/** The certificate of this process, for TLS between processes on several machines. */

export interface Certificates {
  /** Who signed the certificates of all our processes, and of nothing else; all three are PEM. */
  ca: string
  cert: string
  key: string
}

/** Those of the environment (INNER_CA, INNER_CERTIFICATE and INNER_KEY); throws when one is missing. */
export function readCertificates(env: NodeJS.ProcessEnv = process.env): Certificates {
  const { INNER_CA: ca, INNER_CERTIFICATE: cert, INNER_KEY: key } = env
  if (!ca || !cert || !key)
    throw new Error('TLS between our processes needs INNER_CA, INNER_CERTIFICATE and INNER_KEY')
  return { ca, cert, key }
}

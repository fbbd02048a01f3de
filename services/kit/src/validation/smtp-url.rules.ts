/** What SMTP_URL may say: nothing that would have emails logged, or off this machine go out unencrypted. */

/** Parameters of the mail library that switch encryption off, or let anybody pass for the mail server. */
const weakeningParameters = [
  ...['secure', 'service', 'ignoreTLS', 'requireTLS', 'opportunisticTLS'],
  ...['tls.rejectUnauthorized', 'tls.minVersion', 'tls.maxVersion', 'tls.ciphers', 'tls.secureProtocol'],
]

/** Parameters that have the mail library write whole emails into the log. */
const loggingParameters = ['logger', 'debug', 'transactionLog']

/** Names and addresses of this machine (RFC 6761, RFC 1122, RFC 4291): nobody reads what goes there. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)

/** The parameters of an `smtp:` or `smtps:` URL that nobody may set: this machine needs no encryption. */
export function listForbiddenParameters(smtpUrl: string): string[] {
  const { hostname, searchParams } = new URL(smtpUrl)
  const forbidden = isLoopback(hostname) ? loggingParameters : [...loggingParameters, ...weakeningParameters]
  return forbidden.filter((name) => searchParams.has(name))
}

/**
 * The URL as nodemailer takes it, without those parameters: off this machine with `requireTLS`, by which an
 * `smtp:` server that offers no STARTTLS gets no email.
 */
export function demandTls(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const parameter of listForbiddenParameters(smtpUrl)) url.searchParams.delete(parameter)
  if (url.protocol === 'smtp:' && !isLoopback(url.hostname)) url.searchParams.set('requireTLS', 'true')
  return url.href
}

/** Makes the secrets that containers other than ours need, once: the password of PostgreSQL, and the mail catcher's key. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const passwordFile = '/run/access/database/password'
const mailFolder = '/run/access/mail'

/** Anyone who has the volume may read it: the other container runs as a user of its own. */
const mode = 0o644

function writeOnce(file: string, createText: () => string) {
  if (existsSync(file)) return
  writeFileSync(`${file}.draft`, createText(), { mode })
  renameSync(`${file}.draft`, file)
}

/** An authority that signs the certificate of the host `mail`, and nothing else, since its key is removed. */
function createMailCertificate() {
  const inMail = (file: string) => path.join(mailFolder, file)
  const openssl = (args: string) =>
    execFileSync('openssl', args.split(' '), { cwd: '/tmp', stdio: ['ignore', 'ignore', 'inherit'] })
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
  openssl(`req -x509 ${key} -keyout ca.key -out ca.pem -days 3650 -subj /CN=mail-authority`)
  openssl(`req ${key} -keyout ${inMail('key.pem')} -out mail.csr -subj /CN=mail`)
  writeFileSync('/tmp/mail.ext', 'subjectAltName = DNS:mail\n')
  openssl(
    `x509 -req -in mail.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 3650 -extfile mail.ext -out ${inMail('certificate.pem')}`,
  )
  execFileSync('chmod', ['644', inMail('key.pem'), inMail('certificate.pem')])
  execFileSync('cp', ['/tmp/ca.pem', inMail('ca.pem')])
  rmSync('/tmp/ca.key')
}

writeOnce(passwordFile, () => randomBytes(24).toString('base64url'))
if (!existsSync(path.join(mailFolder, 'ca.pem'))) createMailCertificate()

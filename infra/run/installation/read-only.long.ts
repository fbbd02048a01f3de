/** The product where nothing but its data folder can be written to, as in a container with a read-only root. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildPdf, buildRequest, buildUpload } from '../../chaos/senders.ts'
import { startProduct } from '../testing/product.ts'

const clone = path.resolve(import.meta.dirname, '../../..')

/** In a namespace of mounts of its own: `$1` and what follows are read-only up to `--`, but for the data folder. */
const mountScript = `set -e
data="$1"; shift
while [ "$1" != -- ]; do mount --bind "$1" "$1"; mount -o bind,remount,ro "$1"; shift; done
mount -o bind,remount,ro /
mount --bind "$data" "$data"; mount -o bind,remount,rw "$data"
shift
if touch ./written 2>/dev/null; then echo 'this can be written to'; exit 1; fi
exec "$@"`

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'once it is installed and built, the product starts and takes a request with its document where only DATA_DIR can be written to',
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'access-read-only-'))
    // PostgreSQL, which is not root, must be able to enter.
    chmodSync(dataDir, 0o755)
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const readOnly = [tmpdir(), clone]
    const product = await startProduct({
      env: { SEED: 'none', THROTTLES: 'off', DATA_DIR: dataDir },
      launcher: ['unshare', '--mount', 'sh', '-c', mountScript, 'sh', dataDir, ...readOnly, '--'],
    })
    onTestFinished(() => product.stop())
    expect((await fetch(product.url)).status).toBe(200)

    const upload = buildUpload(buildPdf('notice'))
    const uploaded = await fetch(`${product.url}/api/documents`, { method: 'POST', ...upload })
    expect(uploaded.status).toBe(201)
    const { id } = (await uploaded.json()) as { id: string }
    const sent = await fetch(`${product.url}/api/legal-aid-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(buildRequest('read-only', [id])),
    })
    expect(sent.status).toBe(201)
  },
)

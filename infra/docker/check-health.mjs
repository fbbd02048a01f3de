/** Ends with 0 when the program in this container is ready: `node check-health.mjs unix:/path` or a port. */
import { get } from 'node:http'

const [address = ''] = process.argv.slice(2)
const target = address.startsWith('/')
  ? { socketPath: address, path: '/readyz' }
  : { host: '127.0.0.1', port: Number(address), path: '/readyz' }
get({ ...target, timeout: 4_000 }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))

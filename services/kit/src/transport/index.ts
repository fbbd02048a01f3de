/** How our processes reach each other: over unix sockets. */
export { formatSocketUrl, isInnerUrl } from './address.ts'
export {
  type ChangeNotice,
  changeIdHeader,
  formatChangeEvent,
  parseChangeId,
  parseChangeNotice,
} from './change-notice.ts'
export { askRepeatably, createInnerPool, fetchInner, type InnerResponse, requestInner } from './client.ts'
export { followEventStream, streamHeartbeat } from './event-stream.ts'
export { createFairPool, type PoolLimits } from './fair-pool.ts'
export { normalizeCharset } from './normalize-charset.ts'
export {
  getEnvironment,
  type ProgramHost,
  runProgram,
  runPrograms,
  type StartedProgram,
  type StartProgram,
} from './program.ts'
export { type InnerServer, startInnerServer, stopServer } from './server.ts'
export { createSignatureHeaders, createSignatureVerifier, type SignatureVerifier } from './signature.ts'

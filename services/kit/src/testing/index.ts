/** How services are tried: knock on the front door, with a real database behind it. */
export { missingFromMigrations, sdlOf } from './agreement.ts'
export { aSubgraph, type Refusal, type Subgraph } from './aSubgraph.ts'
export { aTestAuth, type TestAuth } from './aTestAuth.ts'
export { auditRefusals } from './auditRefusals.ts'
export { aDatabase, anEmptyDatabase } from './databases.ts'
export { beginOutage } from './outage.ts'
export { normalizeForStorage, signs, wrongAnswers } from './signs.ts'

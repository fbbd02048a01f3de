/** Whatever is told or written about a request is encrypted, and gone once the request is erased. */

import { expect, test } from 'vitest'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { performAsApplicant, storeDocument } from '../../testing/applicant.ts'
import { performConflictOperation } from '../../testing/conflict-checks.ts'
import { startEligibleRequest } from '../../testing/offers.ts'
import { readTables, stripRandomText } from '../../testing/requests-service.ts'
import { findRequest, ruth } from '../../testing/staff.ts'
import { storeClosingReport } from '../closing-reports/closing-report.entity.ts'
import { PartyBlindIndex } from '../conflicts/party.entity.ts'

/** A request about which something is said wherever it can be: the ferryman is in all of it, or a barge. */
async function startFullRequest() {
  const setup = await startEligibleRequest({ name: 'Ana Ferryman', description: 'The ferryman keeps my key' })
  const { inbox, id, receipt } = setup
  const { accessToken } = receipt
  const input = { adverseParty: 'Ferryman Boats', accessNeeds: 'The ferryman reads for me' }
  await performAsApplicant(inbox, 'addDetails', { accessToken, input })
  await performAsApplicant(inbox, 'write', { accessToken, text: 'The ferryman has called' })
  const documents = [await storeDocument(inbox, { name: 'Ferryman lease.pdf' })]
  await performAsApplicant(inbox, 'add', { accessToken, documents })
  const party = { role: 'further party', name: 'Ida Ferryman', aliases: ['Ferrymann'] }
  await performConflictOperation(inbox, 'saveParty', { id, input: party })
  await setup.clearAgain()
  await inbox.queryAsAdministrator(
    `mutation ($id: ID!) {
      openLegalAidRequest(id: $id) { name }
      addRequestNote(id: $id, text: "Ask the ferryman") { name }
      writeToApplicant(id: $id, text: "The ferryman has answered") { name }
      placeLegalHold(id: $id, reason: "The ferryman has sued") { name }
      screenRequest(request: $id, exact: { income: 31234, people: 2 }) { result }
    }`,
    { id },
  )
  const code = await setup.offerCleared({ summary: 'A barge without heating' })
  await setup.byAttorney('answer', { code, accept: false, reason: 'I help the ferryman' })
  const em = inbox.em()
  const request = new DecryptedRequest(
    getEncryptionKeys(inbox),
    await em.findOneOrFail(LegalAidRequest, { id }),
  )
  const benefit = 'The ferryman gave back the key'
  await storeClosingReport(em, request, ruth, { outcome: 'other', hours: 1, benefit, closedOn: '2026-01-31' })
  await em.flush()
  await performConflictOperation(inbox, 'conclude', {
    id,
    outcome: 'conflict',
    reason: 'We help the ferryman',
  })
  return { inbox, ...receipt, code }
}

test('no table has a word of it, a name, a figure or a secret that can be read', async () => {
  const { inbox, passphrase, code } = await startFullRequest()
  for (const [name, rows] of await readTables(inbox)) {
    expect(stripRandomText(rows), name).not.toMatch(/ferryman|barge|31,?234/i)
    for (const secret of [passphrase, code]) expect(rows, name).not.toContain(secret)
  }
})

test('once it is erased, nothing is left but that it was there, and nothing is written any more', async () => {
  const { inbox, id, accessToken } = await startFullRequest()
  await inbox.queryAsAdministrator('mutation ($id: ID!) { liftLegalHold(id: $id) { name } }', { id })
  await performAsApplicant(inbox, 'erase', { accessToken })
  const tables = (await readTables(inbox)).filter(([, rows]) => rows.includes(id))
  expect(tables.map(([name]) => name.split('.')[1]).toSorted()).toEqual([
    '_private_jobs',
    'audit_event',
    'erasure',
    'idempotency_record',
    'legal_aid_request',
    'status_change',
  ])
  expect(await inbox.em().count(PartyBlindIndex)).toBe(0)
  expect(await inbox.em().execute('select from document_bytes')).toEqual([])
  expect(await findRequest(inbox, id)).toMatchObject({
    encrypted: '',
    dataKey: '',
    applicantBlindIndex: null,
  })
  for (const call of [
    'addRequestNote(id: $id, text: "More") { name }',
    'writeToApplicant(id: $id, text: "More") { name }',
    'screenRequest(request: $id) { result }',
  ])
    expect(await inbox.errorAsAdministrator(`mutation ($id: ID!) { ${call} }`, { id })).toMatchObject({
      code: 'CONFLICT',
    })
})

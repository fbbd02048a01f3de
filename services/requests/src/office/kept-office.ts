/** What we keep of the office: how it was when we last asked. It outlives the service that we ask. */
import { Item, type Settings, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Office, usualOffice } from './office.ts'

/** One row at most. */
@Table('kept_office')
export class KeptOffice extends Item {
  /** In JSON. */
  @Text() told!: string
}

const theOnlyId = '0a77f1ce-0000-4000-8000-000000000001'

/** The office as far as we know; a row of ours, so that nobody waits for another service. */
export async function theOffice({ em, settings }: Desk): Promise<Office> {
  const usual = usualOffice(settings)
  const kept = await em.findOne(KeptOffice, { id: theOnlyId }, { disableIdentityMap: true })
  if (!kept) return usual
  const office = JSON.parse(kept.told) as Office
  // While nobody is named, those of the settings are told: a request must not arrive unseen.
  return office.staffEmails.length > 0 ? office : { ...office, staffEmails: usual.staffEmails }
}

/** Keeps what was told. */
export async function keepOffice(em: EntityManager, office: Office): Promise<void> {
  const told = JSON.stringify(office)
  const kept = await em.findOne(KeptOffice, { id: theOnlyId }, { disableIdentityMap: true })
  if (kept?.told === told) return
  await em.upsert(KeptOffice, { ...new KeptOffice(), id: theOnlyId, told })
}

interface Desk {
  em: EntityManager
  settings: Settings
}

/** Takes the first settings and fixed texts away, for another organization: in their place come those that name nobody. */
import { type DemoRemovalResult, recordDemoRemoval } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ensureStaticPages, listDemoPages } from '../first-pages/first-pages.ts'
import { demoOrganisation, neutralOrganisation } from '../organisation/default-organisation.rules.ts'
import { Organisation, organisationId, organisationItemType } from '../organisation/organisation.entity.ts'
import { storePageSections } from '../static-pages/page-section.entity.ts'

/** Only while nobody has saved them; time zone and staff emails are those of the environment, and stay. */
export async function resetOrganisation(em: EntityManager, isPlanned: boolean): Promise<DemoRemovalResult> {
  const itemType = organisationItemType
  const organisation = await em.findOne(Organisation, { id: organisationId })
  if (organisation?.name !== demoOrganisation.name) return { itemType, removedTitles: [], retained: [] }
  if (organisation.version > 1) {
    const retained = [{ title: organisation.name, reason: 'somebody has changed it' }]
    return { itemType, removedTitles: [], retained }
  }
  if (!isPlanned) {
    // Anyone who has the form open is told that the settings are others now.
    const version = organisation.version + 1
    em.assign(organisation, {
      ...structuredClone(neutralOrganisation),
      version,
      setUpAt: null,
      updatedAt: new Date(),
    })
    await recordDemoRemoval(em, itemType, [organisation.id])
    await em.flush()
  }
  return { itemType, removedTitles: [demoOrganisation.name], retained: [] }
}

/** Only the pages that are as the demonstration came with them. */
export async function resetStaticPages(em: EntityManager, isPlanned: boolean): Promise<DemoRemovalResult> {
  const itemType = 'page'
  const pages = await listDemoPages(em)
  if (!isPlanned && pages.length > 0) {
    for (const page of pages) em.remove(page)
    await recordDemoRemoval(
      em,
      itemType,
      pages.map(({ id }) => id),
    )
    await em.flush()
    await ensureStaticPages(em, { seed: 'own' })
    await storePageSections(em)
  }
  return { itemType, removedTitles: pages.map(({ title }) => title), retained: [] }
}

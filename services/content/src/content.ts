/** The content service: what the public reads, and what administrators manage. */
import { Activity, ItemVersion, type References, type Service } from '@access/service-kit'
import { ActivityResolver } from './activity.resolver.ts'
import { changeNotices } from './changes.ts'
import { contentTypes } from './contentTypes.ts'
import { eventsForRegistering } from './events/registering.ts'
import { HistoryResolver } from './history.resolver.ts'
import { JudgmentPageResolver } from './judgments/judgment-page.ts'
import { migrations } from './migrations/index.ts'
import { KnownWord } from './search/known-word.ts'
import { SearchResolver } from './search/search.resolver.ts'
import { seed } from './seed/seed.ts'

/** Another service's reference shows no more than the public queries do. */
const references: References = Object.fromEntries(
  contentTypes.map(({ name, shown }) => [name, (id, { em }) => shown.byId(em, id)]),
)

export const content: Service = {
  name: 'content',
  entities: [...contentTypes.map(({ type }) => type), Activity, ItemVersion, KnownWord],
  migrations,
  subgraph: {
    resolvers: [
      ...contentTypes.map(({ resolver }) => resolver),
      JudgmentPageResolver,
      SearchResolver,
      ActivityResolver,
      HistoryResolver,
    ] as never,
    references,
  },
  seed,
  async routes(inside) {
    eventsForRegistering(inside)
    await changeNotices(inside)
  },
}

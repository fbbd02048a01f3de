/** The content service: what the public reads, and what administrators manage. */
import {
  Activity,
  DemoItem,
  ItemVersion,
  type References,
  type Service,
  transferRoutes,
} from '@access/service-kit'
import { ActivityResolver } from './activity.resolver.ts'
import { changeNotices } from './changes.ts'
import { contentTypes } from './contentTypes.ts'
import { eventsForRegistering } from './events/registering.ts'
import { fileRoutes } from './files/fileRoutes.ts'
import { FilesResolver } from './files/files.resolver.ts'
import { FileBytes, StoredFile } from './files/storedFile.ts'
import { HistoryResolver } from './history.resolver.ts'
import { JudgmentPageResolver } from './judgments/judgment-page.ts'
import { migrations } from './migrations/index.ts'
import { organisationForOthers } from './organisation/forOthers.ts'
import { OrganisationResolver } from './organisation/organisation.resolver.ts'
import { ensureOrganisation, Organisation } from './organisation/organisation.ts'
import { KnownWord } from './search/known-word.ts'
import { SearchResolver } from './search/search.resolver.ts'
import { seed } from './seed/seed.ts'
import { attorneysForMatching } from './team/forMatching.ts'
import * as transferLimits from './transfer/transfer.rules.ts'
import { transferred } from './transferred.ts'

/** Another service's reference shows no more than the public queries do. */
const references: References = Object.fromEntries(
  contentTypes.map(({ name, shown }) => [name, (id, { em }) => shown.byId(em, id)]),
)

export const content: Service = {
  name: 'content',
  entities: [
    ...contentTypes.map(({ type }) => type),
    Organisation,
    Activity,
    ItemVersion,
    DemoItem,
    KnownWord,
    StoredFile,
    FileBytes,
  ],
  migrations,
  subgraph: {
    resolvers: [
      ...contentTypes.map(({ resolver }) => resolver),
      JudgmentPageResolver,
      SearchResolver,
      ActivityResolver,
      HistoryResolver,
      FilesResolver,
      OrganisationResolver,
    ] as never,
    references,
  },
  async seed(em, settings) {
    await ensureOrganisation(em, settings)
    await seed(em, settings)
  },
  async routes(inside) {
    eventsForRegistering(inside)
    attorneysForMatching(inside)
    fileRoutes(inside)
    organisationForOthers(inside)
    transferRoutes(inside, transferred, transferLimits)
    await changeNotices(inside)
  },
}

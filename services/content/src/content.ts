/** The content service: the public content and its administration. */
import {
  type AfterSave,
  AuditChainLink,
  AuditEvent,
  addTransferRoutes,
  createAuditLog,
  DemoItem,
  ItemVersion,
  type ReferenceResolvers,
  type Service,
} from '@access/service-kit'
import { contentTypes, transferableTypes } from './catalogue/content-types.ts'
import { addChangeStream } from './change-stream.ts'
import { ConstitutionRevisionResolver } from './constitution/constitution-revision.resolver.ts'
import { ItemDraft } from './drafts/item-draft.entity.ts'
import { ItemDraftsResolver } from './drafts/item-drafts.resolver.ts'
import { addEventRoute } from './events/event-route.ts'
import { addFileRoutes } from './files/file-routes.ts'
import { FilesResolver } from './files/files.resolver.ts'
import { FileVersion, StoredFile } from './files/stored-file.entity.ts'
import { ensureStaticPages } from './first-pages/first-pages.ts'
import { ItemVersionResolver } from './item-version.resolver.ts'
import { Judgment } from './judgments/judgment.entity.ts'
import { JudgmentPageResolver } from './judgments/judgment.resolver.ts'
import { JudgmentCitation, JudgmentIdentifier } from './judgments/judgment-citation.entity.ts'
import { JudgmentCount, UnreadJudgment } from './judgments/judgment-triggers.entity.ts'
import { startJudgmentWorker } from './judgments/judgment-worker.ts'
import { LinkedJudgmentsResolver } from './judgments/linked-judgments.resolver.ts'
import { addNewJudgmentsRoute } from './judgments/new-judgments-route.ts'
import { readCitations } from './judgments/read-citations.ts'
import { RelatedContentResolver } from './judgments/related-content.resolver.ts'
import { RelatedJudgmentsResolver } from './judgments/related-judgments.resolver.ts'
import { migrations } from './migrations/index.ts'
import { ensureOrganisation, Organisation } from './organisation/organisation.entity.ts'
import { OrganisationResolver } from './organisation/organisation.resolver.ts'
import { addOrganisationRoute } from './organisation/organisation-route.ts'
import { createCopyAfterSave } from './pictures/copy-pictures.ts'
import type { IsAllowedAddress } from './pictures/fetch-picture.ts'
import { isPublicWebAddress } from './pictures/is-public-address.ts'
import { startPictureWorker } from './pictures/picture-worker.ts'
import { picturesResolvers } from './pictures/pictures.resolver.ts'
import { PreviewLink } from './previews/preview-link.entity.ts'
import { PreviewsResolver } from './previews/previews.resolver.ts'
import { DocumentLinksResolver } from './printed-documents/document-links.resolver.ts'
import { startDocumentPrinter } from './printed-documents/document-printer.ts'
import { PrintedDocument } from './printed-documents/printed-document.entity.ts'
import { addPrintedDocumentRoute } from './printed-documents/printed-document-route.ts'
import { startPurgeWorker } from './retention/purge-worker.ts'
import { DictionaryWord } from './search/suggest-spelling.ts'
import { seedContent } from './seed/seed-content.ts'
import { SetupTransferResolver } from './setup-transfer/setup-transfer.resolver.ts'
import { SearchResolver, SearchTitlesResolver } from './site-search/search.resolver.ts'
import { PageSection, storePageSections } from './static-pages/page-section.entity.ts'
import { StaticPage } from './static-pages/static-page.entity.ts'
import { StaticPageResolver } from './static-pages/static-page.resolver.ts'
import { addAttorneyRoute } from './team/attorney-route.ts'
import { importReaderUrl } from './transfer/import-reader-url.ts'
import * as transferLimits from './transfer/transfer.rules.ts'

/** References from other services resolve to public items only. */
const references: ReferenceResolvers = Object.fromEntries(
  contentTypes.map(({ typeName, visibility }) => [
    typeName,
    { access: 'public', resolve: (id, { em }) => visibility.findById(em, id) },
  ]),
)

/** After a save the pictures of an item are copied, the citations of a judgment read, and the search knows what a page says. */
function createAfterSave(isAllowedAddress: IsAllowedAddress): AfterSave {
  const copyAfterSave = createCopyAfterSave(isAllowedAddress)
  return async (item, context) => {
    await copyAfterSave(item, context)
    if (item instanceof Judgment) await readCitations(context.em.fork(), item.id)
    if (item instanceof StaticPage || item instanceof Organisation)
      await context.em.fork().transactional(storePageSections)
  }
}

/** The service; `isAllowedAddress` says which IP addresses and ports pictures are fetched from. */
export const createContent = (isAllowedAddress: IsAllowedAddress = isPublicWebAddress): Service => ({
  name: 'content',
  entities: [
    ...contentTypes.map(({ Type }) => Type),
    Organisation,
    AuditEvent,
    AuditChainLink,
    ItemVersion,
    ItemDraft,
    PreviewLink,
    DemoItem,
    DictionaryWord,
    StaticPage,
    PageSection,
    JudgmentCount,
    JudgmentCitation,
    JudgmentIdentifier,
    UnreadJudgment,
    StoredFile,
    FileVersion,
    PrintedDocument,
  ],
  migrations,
  announcesChanges: true,
  publicMutations: { openPreview: { perMinute: 120 } },
  subgraph: {
    resolvers: [
      JudgmentPageResolver,
      RelatedContentResolver,
      RelatedJudgmentsResolver,
      LinkedJudgmentsResolver,
      SearchResolver,
      SearchTitlesResolver,
      createAuditLog('content').AuditEventResolver,
      ItemVersionResolver,
      ItemDraftsResolver,
      PreviewsResolver,
      FilesResolver,
      OrganisationResolver,
      ConstitutionRevisionResolver,
      DocumentLinksResolver,
      StaticPageResolver,
      SetupTransferResolver,
      ...picturesResolvers,
      ...contentTypes.map(({ resolver }) => resolver),
    ],
    references,
  },
  async seed(em, settings) {
    await ensureOrganisation(em, settings)
    await ensureStaticPages(em, settings)
    await storePageSections(em)
    await seedContent(em, settings)
  },
  afterSave: createAfterSave(isAllowedAddress),
  startBackgroundWork(context) {
    const stops = [
      startPictureWorker({ ...context, isAllowed: isAllowedAddress }),
      startJudgmentWorker(context),
      startPurgeWorker(context),
      startDocumentPrinter(context),
    ]
    return async () => void (await Promise.all(stops.map((stop) => stop())))
  },
  async routes(inside) {
    addEventRoute(inside)
    addAttorneyRoute(inside)
    addFileRoutes(inside)
    addOrganisationRoute(inside)
    addPrintedDocumentRoute(inside)
    addNewJudgmentsRoute(inside)
    addTransferRoutes(inside, transferableTypes, transferLimits, 'manageContent', importReaderUrl)
    await addChangeStream(inside)
  },
})

export const content = createContent()

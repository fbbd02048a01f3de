/** What visitors read of documents, with links to those PDFs that there are. */
import { type Context, getLocalDay, getRequestedFields, Public } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql'
import {
  ConstitutionVersion,
  publicConstitutionVersions,
} from '../constitution/constitution-version.entity.ts'
import { publicRelatedDocuments, RelatedDocument } from '../related-documents/related-document.entity.ts'
import { StaticPage } from '../static-pages/static-page.entity.ts'
import { findDocumentUrl, keepAvailable, listAvailableDocuments } from './available-documents.ts'
import { getConstitutionFile, getPageFile } from './printable-documents.ts'

@Resolver(() => StaticPage)
export class DocumentLinksResolver {
  @Public()
  @Query(() => [ConstitutionVersion])
  async constitutionVersions(@Ctx() { em }: Context): Promise<ConstitutionVersion[]> {
    return addPdfUrls(em, await publicConstitutionVersions.list(em))
  }

  /** The newest version in force. */
  @Public()
  @Query(() => ConstitutionVersion, { nullable: true })
  async currentConstitution(@Ctx() { em, settings }: Context): Promise<ConstitutionVersion | null> {
    const where = { effectiveDate: { $lte: getLocalDay(settings.timeZone) } }
    const versions = await publicConstitutionVersions.list(em, { where, limit: 1 })
    return (await addPdfUrls(em, versions))[0] ?? null
  }

  @Public()
  @Query(() => [RelatedDocument])
  async relatedDocuments(
    @Ctx() { em }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RelatedDocument[]> {
    const columns = getRequestedFields(RelatedDocument, info)
    const documents = await publicRelatedDocuments.list(em, { columns })
    const available = await listAvailableDocuments(em)
    return documents.map((document) =>
      withValues(document, { file: keepAvailable(available, document.file) }),
    )
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where the PDF of the text is; null while there is none of the text as it is now',
  })
  async pdfUrl(@Root() page: StaticPage, @Ctx() { em }: Context): Promise<string | null> {
    const file = getPageFile(page)
    return file === null ? null : findDocumentUrl(await listAvailableDocuments(em), file)
  }
}

/** Versions with the addresses that they were given, or else those of the PDFs that there are. */
async function addPdfUrls(
  em: Context['em'],
  versions: ConstitutionVersion[],
): Promise<ConstitutionVersion[]> {
  const available = await listAvailableDocuments(em)
  return versions.map((version) =>
    withValues(version, {
      pdfUrl:
        keepAvailable(available, version.pdfUrl) ??
        findDocumentUrl(available, getConstitutionFile(version.versionNumber)),
    }),
  )
}

/** A copy: what is shown in another way is not stored so. */
const withValues = <T extends object>(item: T, values: Partial<T>): T =>
  Object.assign(Object.create(Object.getPrototypeOf(item)), item, values)

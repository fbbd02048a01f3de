/**
 * The text of the constitution, corrected or replaced. A new version is added to the list together with its text, in one
 * transaction; the texts of earlier ones are in the history.
 */
import {
  Authorized,
  type Context,
  createItemStore,
  DayScalar,
  getLocalDay,
  Invalid,
  NotFound,
  validate,
  versionArgument,
} from '@access/service-kit'
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql'
import { getTimeZone } from '../organisation/organisation.entity.ts'
import { publicStaticPages, StaticPage } from '../static-pages/static-page.entity.ts'
import { createStaticPageStore } from '../static-pages/static-page.resolver.ts'
import { constitutionRevision, revisionKinds } from './constitution-revision.rules.ts'
import { ConstitutionVersion } from './constitution-version.entity.ts'
import { constitutionVersions as managedType } from './constitution-version.rules.ts'

const text = { nullable: true }

@InputType('ConstitutionRevisionInput')
class ConstitutionRevisionInput {
  @Field(() => String, { nullable: true, description: `Either ${revisionKinds.join(' or ')}` })
  kind!: string | null
  @Field(() => String, text) title!: string | null
  @Field(() => String, text) text!: string | null
  @Field(() => String, { nullable: true, description: 'Of a new version, like the two below' })
  versionNumber!: string | null
  @Field(() => DayScalar, {
    nullable: true,
    description: 'Today or before: the website has the text at once',
  })
  effectiveDate!: string | null
  @Field(() => String, text) changes!: string | null
}

const versionStore = createItemStore(ConstitutionVersion, {
  itemType: managedType.itemType,
  rules: managedType.rules,
  getTitle: ({ versionNumber }) => versionNumber,
})

@Resolver(() => StaticPage)
export class ConstitutionRevisionResolver {
  @Authorized('manageContent')
  @Mutation(() => StaticPage)
  async reviseConstitution(
    @Arg('id', () => ID, { description: 'Of the page' }) id: string,
    @Arg('input', () => ConstitutionRevisionInput) input: ConstitutionRevisionInput,
    @Arg('version', () => Int, versionArgument)
    version: number | null,
    @Ctx() context: Context,
  ): Promise<StaticPage> {
    const stored = await publicStaticPages.findById(context.em, id)
    if (stored?.slug !== 'constitution') throw new NotFound('constitution', id)
    const revision = validate(constitutionRevision, { ...input })
    if (revision.kind === 'version') await assertInForce(revision.effectiveDate, context)
    const page = await context.em.transactional(async (em) => {
      const inTransaction = { ...context, em: em as Context['em'] }
      const { title, text } = revision
      const versionNumber =
        revision.kind === 'version' ? revision.versionNumber : (stored.versionNumber ?? undefined)
      if (revision.kind === 'version') {
        const { effectiveDate, changes } = revision
        await versionStore.create(inTransaction, { versionNumber, effectiveDate, changes })
      }
      return createStaticPageStore(stored).update(inTransaction, id, { title, text, versionNumber }, version)
    })
    await context.afterSave?.(page, context)
    return page
  }
}

/** There is one text on the website: that of a version to come would be there too early. */
async function assertInForce(effectiveDate: string, context: Context): Promise<void> {
  if (effectiveDate.slice(0, 10) > getLocalDay(await getTimeZone(context)))
    throw new Invalid({ effectiveDate: 'Enter today or a day before: the website has the new text at once' })
}

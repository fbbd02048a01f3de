/** The GraphQL resolver of the organisation: public contact details, and settings for administrators. */
import {
  Authorized,
  type Context,
  createItemStore,
  Public,
  recordAuditEvent,
  requireAdministrator,
  versionArgument,
} from '@access/service-kit'
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { demoOrganisation } from './default-organisation.rules.ts'
import { formatOpeningTimes } from './opening-times.rules.ts'
import {
  ensureOrganisation,
  getOrganisation,
  Organisation,
  OrganisationInput,
  organisationId,
  organisationItemType,
} from './organisation.entity.ts'
import { organisation as rules } from './organisation.rules.ts'

/** Consecutive days with the same hours: 'Monday to Friday', '9:00 AM - 5:00 PM'. */
@ObjectType('OpeningTime', { simpleResolvers: true })
class OpeningTime {
  @Field(() => String) days!: string
  @Field(() => String) time!: string
}

export const organisationStore = createItemStore(Organisation, {
  itemType: organisationItemType,
  rules,
  getTitle: () => 'Office',
})

/** The settings that came after the others: a client that sends none of them leaves them as they are. */
const identityFields = [
  ...(['name', 'tagline', 'description', 'logo', 'brandColor', 'accentColor'] as const),
  ...([
    'emergencyNumber',
    'callingCode',
    'exitUrl',
    'copyrightYear',
    'extraPages',
    'serviceArea',
    'practiceAreas',
    'referralResources',
  ] as const),
  ...(['intakeContact', 'firstAnswerHours', 'emergencyAnswerHours'] as const),
]

const getIdentity = (stored: Organisation) =>
  Object.fromEntries(identityFields.map((name) => [name, stored[name]]))

@Resolver(() => Organisation)
export class OrganisationResolver {
  @Public()
  @Query(() => Organisation)
  organisation(@Ctx() { em, settings }: Context): Promise<Organisation> {
    return getOrganisation(em, settings)
  }

  @Authorized('manageSettings')
  @Query(() => Organisation)
  anyOrganisation(@Ctx() context: Context): Promise<Organisation> {
    return getOrganisation(context.em, context.settings)
  }

  @Authorized('manageSettings')
  @Mutation(() => Organisation)
  async updateOrganisation(
    @Arg('input', () => OrganisationInput) input: object,
    @Arg('version', () => Int, versionArgument)
    version: number | null,
    @Ctx() context: Context,
  ): Promise<Organisation> {
    await ensureOrganisation(context.em, context.settings)
    const stored = await getOrganisation(context.em, context.settings)
    const values = { ...getIdentity(stored), ...input }
    const saved = await organisationStore.update(context, organisationId, values, version)
    await context.afterSave?.(saved, context)
    return saved
  }

  @Authorized('manageSettings')
  @Query(() => Boolean, {
    nullable: true,
    description: 'Whether the setup is still to be done. Null while this service does not answer',
  })
  async needsSetup(@Ctx() { em, settings }: Context): Promise<boolean> {
    const { setUpAt, name } = await getOrganisation(em, settings)
    return setUpAt === null && (settings.seed !== 'demo' || name !== demoOrganisation.name)
  }

  /** The setup is finished: it is not opened by itself again. */
  @Authorized('manageSettings')
  @Mutation(() => Organisation)
  async finishSetup(@Ctx() context: Context): Promise<Organisation> {
    await ensureOrganisation(context.em, context.settings)
    return context.em.transactional(async (em) => {
      const item = await em.findOneOrFail(Organisation, { id: organisationId })
      if (item.setUpAt) return item
      item.setUpAt = new Date()
      recordAuditEvent(em, {
        actor: requireAdministrator(context),
        ...{ action: 'updated', itemType: organisationItemType, itemId: item.id, title: 'Setup finished' },
      })
      return item
    })
  }

  @FieldResolver(() => [OpeningTime])
  openingTimes(@Root() { hours }: Organisation): OpeningTime[] {
    return formatOpeningTimes(hours)
  }
}

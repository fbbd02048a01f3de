/** The GraphQL resolver of the organisation: public contact details, and settings for administrators. */
import { Authorized, type Context, createItemStore, Public, versionArgument } from '@access/service-kit'
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
import { formatOpeningTimes } from './opening-times.ts'
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

const organisationStore = createItemStore(Organisation, {
  itemType: organisationItemType,
  rules,
  getTitle: () => 'Office',
})

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
    return organisationStore.update(context, organisationId, input, version)
  }

  @FieldResolver(() => [OpeningTime])
  openingTimes(@Root() { hours }: Organisation): OpeningTime[] {
    return formatOpeningTimes(hours)
  }
}

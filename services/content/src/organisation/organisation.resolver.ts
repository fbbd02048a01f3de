/** The office in the graph: anybody may read how to reach it, administrators set it. */
import { administratorsOnly, type Context, saving, versionArgument } from '@access/service-kit'
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
import { openingTimes } from './openingTimes.ts'
import { organisation as rules } from './organisation.rules.ts'
import {
  ensureOrganisation,
  noun,
  Organisation,
  OrganisationInput,
  theOnlyId,
  theOrganisation,
} from './organisation.ts'

/** Days in a row with the same hours: 'Monday to Friday', '9:00 AM - 5:00 PM'. */
@ObjectType('OpeningTime', { simpleResolvers: true })
class OpeningTime {
  @Field(() => String) days!: string
  @Field(() => String) time!: string
}

const office = saving(Organisation, { noun, rules, titleOf: () => 'Office' })

@Resolver(() => Organisation)
export class OrganisationResolver {
  @Query(() => Organisation)
  organisation(@Ctx() { em, settings }: Context): Promise<Organisation> {
    return theOrganisation(em, settings)
  }

  @Query(() => Organisation)
  anyOrganisation(@Ctx() context: Context): Promise<Organisation> {
    administratorsOnly(context)
    return theOrganisation(context.em, context.settings)
  }

  @Mutation(() => Organisation)
  async updateOrganisation(
    @Arg('input', () => OrganisationInput) input: object,
    @Arg('version', () => Int, versionArgument)
    version: number | null,
    @Ctx() context: Context,
  ): Promise<Organisation> {
    administratorsOnly(context)
    await ensureOrganisation(context.em, context.settings)
    return office.update(context, theOnlyId, input, version)
  }

  @FieldResolver(() => [OpeningTime])
  openingTimes(@Root() { hours }: Organisation): OpeningTime[] {
    return openingTimes(hours)
  }
}

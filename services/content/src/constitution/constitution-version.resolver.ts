/** The constitution in the graph. */
import { type Context, dayIn } from '@access/service-kit'
import { Ctx, Query, Resolver } from 'type-graphql'
import { ConstitutionVersion, shownVersions } from './constitution-version.ts'

@Resolver(() => ConstitutionVersion)
export class ConstitutionVersionResolver {
  @Query(() => [ConstitutionVersion])
  constitutionVersions(@Ctx() { em }: Context): Promise<ConstitutionVersion[]> {
    return shownVersions.list(em)
  }

  /** The newest version whose day has come. */
  @Query(() => ConstitutionVersion, { nullable: true })
  currentConstitution(@Ctx() { em, settings }: Context): Promise<ConstitutionVersion | null> {
    return shownVersions.one(em, { effectiveDate: { $lte: dayIn(settings.timeZone) } })
  }
}

/** The constitution in the graph. */
import { type Context, dayIn, Managed } from '@access/service-kit'
import { Ctx, Query, Resolver } from 'type-graphql'
import { constitutionVersions } from '../catalogue.ts'
import {
  ConstitutionVersion,
  ConstitutionVersionInput,
  newestFirst,
  shownVersions,
} from './constitution-version.ts'

@Resolver(() => ConstitutionVersion)
export class ConstitutionVersionResolver extends Managed(
  ConstitutionVersion,
  ConstitutionVersionInput,
  constitutionVersions,
  {
    nameOf: 'versionNumber',
    order: newestFirst,
    listed: { searched: ['versionNumber', 'changes'], sorted: ['effectiveDate'], filtered: [] },
  },
) {
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

/** The GraphQL resolver of the constitution. */
import { type Context, getLocalDay, Managed, Public } from '@access/service-kit'
import { Ctx, Query, Resolver } from 'type-graphql'
import {
  ConstitutionVersion,
  ConstitutionVersionInput,
  newestFirst,
  publicConstitutionVersions,
} from './constitution-version.entity.ts'
import { constitutionVersions } from './constitution-version.managed-type.ts'

@Resolver(() => ConstitutionVersion)
export class ConstitutionVersionResolver extends Managed(
  ConstitutionVersion,
  ConstitutionVersionInput,
  constitutionVersions,
  {
    permission: 'manageContent',
    titleColumn: 'versionNumber',
    order: newestFirst,
    listColumns: { searchable: ['versionNumber', 'changes'], sortable: ['effectiveDate'], filterable: [] },
  },
) {
  @Public()
  @Query(() => [ConstitutionVersion])
  constitutionVersions(@Ctx() { em }: Context): Promise<ConstitutionVersion[]> {
    return publicConstitutionVersions.list(em)
  }

  /** The newest version in force. */
  @Public()
  @Query(() => ConstitutionVersion, { nullable: true })
  currentConstitution(@Ctx() { em, settings }: Context): Promise<ConstitutionVersion | null> {
    return publicConstitutionVersions.findOne(em, { effectiveDate: { $lte: getLocalDay(settings.timeZone) } })
  }
}

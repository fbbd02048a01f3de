/** Handing a setup on: the settings, the logo and the fixed texts as one file, exported here and imported elsewhere. */
import { Authorized, type Context } from '@access/service-kit'
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { exportSetup } from './export-setup.ts'
import { planSetupImport, saveSetupImport } from './import-setup.ts'

/** What an import changes, or would change. */
@ObjectType('SetupChange', { simpleResolvers: true })
class SetupChange {
  @Field(() => String, { description: "'settings' or 'text'" }) part!: string
  @Field(() => String, { description: 'Of the organisation, or the title of the page' }) name!: string
  @Field(() => [String], { description: 'Whose values change' }) fields!: string[]
}

const StaffEmailsArg = () =>
  Arg('includeStaffEmails', () => Boolean, {
    defaultValue: false,
    description: "With the addresses that the staff's emails go to",
  })

@Resolver()
export class SetupTransferResolver {
  @Authorized('manageSettings')
  @Query(() => String, { description: 'The file, as JSON' })
  async exportSetup(
    @StaffEmailsArg() includesStaffEmails: boolean,
    @Ctx() context: Context,
  ): Promise<string> {
    return JSON.stringify(await exportSetup(context, { includesStaffEmails }))
  }

  @Authorized('manageSettings')
  @Mutation(() => [SetupChange], { description: 'All of the file or, where it breaks a rule, nothing of it' })
  async importSetup(
    @Arg('file', () => String, {
      description: 'As `exportSetup` wrote it; parts of other services are left out',
    })
    file: string,
    @Arg('isDryRun', () => Boolean, { description: 'Says what would change, and changes nothing' })
    isDryRun: boolean,
    @StaffEmailsArg() includesStaffEmails: boolean,
    @Ctx() context: Context,
  ): Promise<SetupChange[]> {
    const changes = await planSetupImport(context, file, { includesStaffEmails })
    if (!isDryRun && changes.length > 0) await saveSetupImport(context, changes)
    return changes
  }
}

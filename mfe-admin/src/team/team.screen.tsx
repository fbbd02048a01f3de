/** Team Management. */
import { departments, teamMember } from '@access/content/team/team-member.rules'
import { UserCheck } from 'lucide-react'
import { Badge } from '../components/Badge.tsx'
import { formatCount } from '../components/change.messages.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { Dependents } from '../management/Dependents.tsx'
import { collectQueries, type DependentsProps } from '../management/definition/definition.ts'
import { createFlagFilter, createValueFilter } from '../management/definition/filters.ts'
import { FileField } from '../management/fields/files/FileField.tsx'
import {
  ChoiceField,
  ListField,
  LongField,
  NumberField,
  SwitchField,
  TextField,
} from '../management/fields/index.tsx'
import { FlagCell, RowSwitch } from '../management/list/RowSwitch.tsx'
import { createManagement } from '../management/Management.tsx'
import * as documents from './team.generated.ts'
import {
  OpenMatterCountDocument,
  SetTeamMembersDocument,
  type TeamMemberRowFragment,
} from './team.generated.ts'

export default createManagement({
  path: 'team',
  title: 'Team Management',
  noun: 'team member',
  empty: 'No team members yet. Add your first one!',
  queries: collectQueries('TeamMember', documents),
  rules: teamMember,
  defaultValues: buildEmptyDraft(teamMember, {
    omitted: ['photo', 'email', 'phone', 'bio', 'qualifications'],
  }),
  Form: TeamMemberForm,
  Dependents: TeamMemberDependents,
  getName: ({ name }) => name,
  columns: {
    Name: ({ name }) => name,
    Designation: ({ designation }) => designation,
    Department: ({ department }) => department,
    Status: (member) => <Status member={member} />,
  },
  sortColumns: { Name: 'name', Designation: 'designation', Department: 'department', Status: 'isActive' },
  filters: [
    createValueFilter('department', 'By department', departments),
    createFlagFilter('isActive', 'By status', ['Active', 'Inactive']),
  ],
  bulkUpdates: {
    mutation: SetTeamMembersDocument,
    options: [
      { label: 'Activate', input: { isActive: true } },
      { label: 'Deactivate', input: { isActive: false } },
    ],
  },
})

function Status({ member: { id, name, isActive } }: { member: TeamMemberRowFragment }) {
  return (
    <FlagCell>
      <RowSwitch
        id={id}
        flag="isActive"
        isOn={isActive}
        label={`Active: ${name}`}
        icon={<UserCheck size={12} aria-hidden />}
        noun="team member"
        mutation={SetTeamMembersDocument}
      />
      {isActive ? <Badge tone="moss">Active</Badge> : <Badge tone="plain">Inactive</Badge>}
    </FlagCell>
  )
}

/** The open matters and offers of team members who are about to be deleted. */
function TeamMemberDependents({ ids }: DependentsProps<TeamMemberRowFragment>) {
  const query = useLiveQuery(OpenMatterCountDocument, { teamMembers: ids }, 'LegalAidRequest')
  const { count = 0 } = query.data ?? {}
  const pronoun = ids.length === 1 ? 'This colleague has' : 'These colleagues have'
  return (
    <Dependents query={query} unknownText="We cannot tell right now whether there are open matters.">
      {count > 0 &&
        `${pronoun} ${formatCount(count, 'open matter')}, offers included. They stay as they are, but nothing more can be offered. Who is inactive can come back.`}
    </Dependents>
  )
}

/** A team member's fields: who, what for, how to reach them. */
function TeamMemberForm() {
  return (
    <>
      <TextField name="name" label="Name" isWide />
      <TextField name="designation" label="Designation" hint="Like Senior Attorney, Housing" />
      <ChoiceField name="department" label="Department" options={departments} />
      <TextField name="email" label="Email" type="email" />
      <TextField name="phone" label="Phone" type="tel" />
      <LongField name="bio" label="Bio" rows={4} />
      <LongField name="qualifications" label="Qualifications" rows={2} />
      <ListField name="expertise" label="Expertise" />
      <ListField name="languages" label="Languages" hint="Like English, Spanish: separate with commas" />
      <NumberField
        name="capacity"
        label="Capacity"
        hint="How many open matters they can take; empty if unknown. Visitors never see it"
      />
      <NumberField name="displayOrder" label="Display order" hint="Smaller numbers come first" />
      <FileField kind="picture" name="photo" label="Photo" />
      <SwitchField name="isActive" label="Active" hint="Shown on the team page" />
    </>
  )
}

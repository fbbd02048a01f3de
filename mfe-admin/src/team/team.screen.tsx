/** Team Management. */
import { departments, teamMember } from '@access/content/team/team-member.rules'
import { UserCheck } from 'lucide-react'
import { Badge } from '../components/Badge.tsx'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { defineManagement } from '../management/definition/definition.ts'
import { createFlagFilter, createValueFilter } from '../management/definition/filters.ts'
import { FlagCell } from '../management/list/FlagCell.tsx'
import { RowSwitch } from '../management/list/RowSwitch.tsx'
import { Management } from '../management/Management.tsx'
import { TeamMemberDependents } from './TeamMemberDependents.tsx'
import { TeamMemberForm } from './TeamMemberForm.tsx'
import {
  AnyTeamMemberDocument,
  CreateTeamMemberDocument,
  DeleteTeamMemberDocument,
  DeleteTeamMembersDocument,
  FetchTeamMemberPicturesDocument,
  PageOfTeamMembersDocument,
  SetTeamMembersDocument,
  type TeamMemberRowFragment,
  UpdateTeamMemberDocument,
} from './team.generated.ts'

export const team = defineManagement({
  path: 'team',
  title: 'Team Management',
  noun: 'team member',
  addLabel: 'Add team member',
  empty: 'No team members yet. Add your first one!',
  queries: {
    typename: 'TeamMember',
    page: PageOfTeamMembersDocument,
    one: AnyTeamMemberDocument,
    create: CreateTeamMemberDocument,
    update: UpdateTeamMemberDocument,
    fetchPictures: FetchTeamMemberPicturesDocument,
    remove: DeleteTeamMemberDocument,
    removeMany: DeleteTeamMembersDocument,
  },
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

export default function TeamScreen() {
  return <Management definition={team} />
}

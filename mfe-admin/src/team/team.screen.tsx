/** Team Management. */
import { departments, teamMember } from '@access/content/team/team-member.rules'
import { Badge } from '@access/kit'
import { UserCheck } from 'lucide-react'
import { definition } from '../management/definition.ts'
import { byFlag, byWords } from '../management/filters.ts'
import { RowSwitch } from '../management/list/RowSwitch.tsx'
import { Switched } from '../management/list/Switched.tsx'
import { Management } from '../management/Management.tsx'
import { blank } from './blank.ts'
import { documents, setTeamMembers, type TeamMemberRow } from './documents.ts'
import { TeamMemberForm } from './TeamMemberForm.tsx'

export const team = definition({
  path: 'team',
  title: 'Team Management',
  noun: 'team member',
  addLabel: 'Add team member',
  empty: 'No team members yet. Add your first one!',
  documents,
  rules: teamMember,
  blank,
  Form: TeamMemberForm,
  nameOf: ({ name }) => name,
  columns: {
    Name: ({ name }) => name,
    Designation: ({ designation }) => designation,
    Department: ({ department }) => department,
    Status: (member) => <Status member={member} />,
  },
  sorts: { Name: 'name', Designation: 'designation', Department: 'department', Status: 'isActive' },
  filters: [
    byWords('department', 'By department', departments),
    byFlag('isActive', 'By status', ['Active', 'Inactive']),
  ],
  marks: {
    set: setTeamMembers,
    offered: [
      { label: 'Activate', input: { isActive: true } },
      { label: 'Deactivate', input: { isActive: false } },
    ],
  },
})

function Status({ member: { id, name, isActive } }: { member: TeamMemberRow }) {
  return (
    <Switched>
      <RowSwitch
        id={id}
        flag="isActive"
        isOn={isActive}
        label={`Active: ${name}`}
        icon={<UserCheck size={12} aria-hidden />}
        noun="team member"
        set={setTeamMembers}
      />
      {isActive ? <Badge tone="moss">Active</Badge> : <Badge tone="plain">Inactive</Badge>}
    </Switched>
  )
}

export default function TeamScreen() {
  return <Management definition={team} />
}

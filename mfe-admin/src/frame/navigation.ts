/** The navigation of the portal, by section. */
import {
  Activity,
  Bell,
  Briefcase,
  Building2,
  CalendarCheck,
  CalendarDays,
  CircleUser,
  FileStack,
  FileText,
  Gavel,
  Globe,
  Images,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MailWarning,
  Newspaper,
  Scale,
  ScrollText,
  Settings,
  ShieldAlert,
  UserCog,
  Users,
} from 'lucide-react'

export type NavigationLink = { to: string; label: string; Icon: LucideIcon }

/** Where everybody begins: without a section. */
export const dashboardLink: NavigationLink = {
  to: '/admin/dashboard',
  label: 'Dashboard',
  Icon: LayoutDashboard,
}

/** Out of the portal, to what visitors see. */
export const siteLink: NavigationLink = { to: '/', label: 'View site', Icon: Globe }

export const navigation: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'People',
    links: [
      { to: '/admin/notifications', label: 'Notifications', Icon: Bell },
      { to: '/admin/legal-aid', label: 'Legal aid requests', Icon: LifeBuoy },
      { to: '/admin/messages', label: 'Messages', Icon: Mail },
      { to: '/admin/registrations', label: 'Registrations', Icon: CalendarCheck },
    ],
  },
  {
    title: 'Website',
    links: [
      { to: '/admin/cases', label: 'Cases', Icon: Briefcase },
      { to: '/admin/judgments', label: 'Judgments', Icon: Gavel },
      { to: '/admin/blog', label: 'Blog', Icon: FileText },
      { to: '/admin/events', label: 'Events', Icon: CalendarDays },
      { to: '/admin/team', label: 'Team', Icon: Users },
      { to: '/admin/services', label: 'Services', Icon: Building2 },
      { to: '/admin/pages', label: 'Pages', Icon: Newspaper },
      { to: '/admin/constitution', label: 'Constitution', Icon: Landmark },
      { to: '/admin/related-documents', label: 'Related documents', Icon: FileStack },
      { to: '/admin/media', label: 'Media library', Icon: Images },
    ],
  },
  {
    title: 'Office',
    links: [
      { to: '/admin/settings', label: 'Settings', Icon: Settings },
      { to: '/admin/conflicts', label: 'Conflict list', Icon: ShieldAlert },
      { to: '/admin/guidelines', label: 'Poverty guidelines', Icon: Scale },
      { to: '/admin/letters', label: 'Letters', Icon: ScrollText },
      { to: '/admin/administrators', label: 'Administrators', Icon: UserCog },
      { to: '/admin/activity', label: 'Activity', Icon: Activity },
      { to: '/admin/emails', label: 'Email log', Icon: MailWarning },
      { to: '/admin/account', label: 'Your account', Icon: CircleUser },
    ],
  },
]

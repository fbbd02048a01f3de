/** The header of all admin screens: back link, title, navigation and logout. */

import { Button } from 'antd'
import { ArrowLeft, LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { BackLink } from '../session/login-redirect.ts'
import { useSignOut } from './AuthGuard.tsx'
import styles from './frame.module.css'
import { NavigationMenu } from './NavigationMenu.tsx'
import { PaletteButton } from './PaletteButton.tsx'

export function TopBar({ title, back }: { title: string; back?: BackLink }) {
  const signOut = useSignOut()
  return (
    <header className={styles.top}>
      {back && (
        <Link to={back.to} className={styles.back} aria-label={back.label}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
      )}
      <h1 className={styles.title}>{title}</h1>
      <PaletteButton />
      <NavigationMenu />
      <Button className={styles.out} icon={<LogOut size={18} aria-hidden />} onClick={signOut}>
        <span className={styles.word}>Logout</span>
      </Button>
    </header>
  )
}

/** The head of every admin screen: where one is, the way back, the ways elsewhere, and the way out. */
import { Button } from 'antd'
import { ArrowLeft, LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Way } from './destination.ts'
import styles from './frame.module.css'
import { useSignOut } from './Guard.tsx'
import { PlacesMenu } from './PlacesMenu.tsx'

export function TopBar({ title, back }: { title: string; back?: Way }) {
  const signOut = useSignOut()
  return (
    <header className={styles.top}>
      {back && (
        <Link to={back.to} className={styles.back} aria-label={back.label}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
      )}
      <h1 className={styles.title}>{title}</h1>
      <PlacesMenu />
      <Button className={styles.out} icon={<LogOut size={18} aria-hidden />} onClick={signOut}>
        Logout
      </Button>
    </header>
  )
}

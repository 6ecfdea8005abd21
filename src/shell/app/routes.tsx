import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { LandingPage } from '../features/landing/LandingPage.tsx'
import { registerPrefetches } from '../lib/loading/screenPrefetch.ts'
import { HomeBarn } from './HomeBarn.tsx'
import { Layout } from './Layout.tsx'
import { lazyScreen } from './lazyScreen.tsx'
import { prefetches } from './prefetches.ts'

registerPrefetches(prefetches)

/** A screen that is fetched when it is gone to; `CurrentScreen` finds it by its handle. */
function screen(fetchScreen: () => Promise<ComponentType>): Pick<RouteObject, 'element' | 'handle'> {
  const lazy = lazyScreen(fetchScreen)
  return { element: <lazy.Screen />, handle: lazy }
}

/** Every screen, under the one layout. All but the first one load when they are gone to. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { index: true, element: <LandingPage /> },
      {
        path: 'login',
        ...screen(async () => (await import('../features/auth/LoginPage.tsx')).LoginPage),
      },
      {
        path: 'login/pictures',
        ...screen(async () => (await import('../features/auth/PictureSignInPage.tsx')).PictureSignInPage),
      },
      {
        path: 'login/password',
        ...screen(async () => (await import('../features/auth/NewPasswordPage.tsx')).NewPasswordPage),
      },
      {
        path: 'register',
        ...screen(async () => (await import('../features/auth/RegisterPage.tsx')).RegisterPage),
      },
      {
        path: 'home',
        ...screen(async () => {
          const { HomePage } = await import('../features/home/HomePage.tsx')
          return () => <HomePage barn={<HomeBarn />} />
        }),
      },
      {
        path: 'today',
        ...screen(async () => (await import('../features/today/TodayPage.tsx')).TodayPage),
      },
      {
        path: 'books',
        ...screen(async () => (await import('../features/library/BooksPage.tsx')).BooksPage),
      },
      {
        path: 'games',
        ...screen(async () => (await import('../features/games/GamesPage.tsx')).GamesPage),
      },
      {
        path: 'unsent',
        ...screen(async () => (await import('../features/outbox/workFile/UnsentPage.tsx')).UnsentPage),
      },
      {
        ...screen(async () => (await import('./QueryLayout.tsx')).QueryLayout),
        children: [
          {
            path: 'account',
            ...screen(async () => (await import('../features/account/AccountPage.tsx')).AccountPage),
          },
          {
            path: 'privacy',
            ...screen(async () => (await import('../features/privacy/PrivacyPage.tsx')).PrivacyPage),
          },
          {
            path: 'profile',
            ...screen(async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage),
          },
          {
            path: 'maker/*',
            ...screen(async () => (await import('./MakerGate.tsx')).MakerGate),
          },
          {
            path: 'dashboard/*',
            ...screen(async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage),
          },
        ],
      },
      {
        path: 'book/:bookId',
        ...screen(async () => (await import('../features/reader/ReaderPage.tsx')).ReaderPage),
      },
      {
        path: 'book/:bookId/post-activities',
        ...screen(async () => (await import('../features/activities/PostActivitiesPage.tsx')).PostActivitiesPage),
      },
      // The gallery of all kinds, for developers: not in the built app.
      ...(import.meta.env.DEV
        ? [
            {
              path: 'debug',
              ...screen(async () => (await import('../features/debug/DebugPage.tsx')).DebugPage),
            },
          ]
        : []),
      { path: '*', ...screen(async () => (await import('./NotFoundPage.tsx')).NotFoundPage) },
    ],
  },
]

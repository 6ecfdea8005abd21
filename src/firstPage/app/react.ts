/**
 * React, and what is built on it, as a file of its own: it begins while the rest of the app is coming (`src/firstPage/service/boot.ts`), and a browser has it
 * already when a new version of the app comes.
 */
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
import 'react-router-dom'
import 'jotai'

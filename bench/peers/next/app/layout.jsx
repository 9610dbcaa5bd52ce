import { programme } from './programme.js';

export const metadata = { title: 'Programm' };

export default function Layout({ children }) {
  const { menu } = programme();
  return (
    <html lang="de">
      <body>
        <header>
          <a href="/de">Ostkai</a>
          <nav>
            <ul>
              {menu.map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {children}
        <footer>
          <ul>
            {menu.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </footer>
      </body>
    </html>
  );
}

// Before the first paint: replaces the link to sign in with the stored user's initial. The link stays if storage is
// disabled or contains no user.
try {
  const user = JSON.parse(localStorage.user);
  const link = document.querySelector('[data-account]');
  link.textContent = Array.from(user.name || user.email || '?')[0].toUpperCase();
  link.ariaLabel = `${link.dataset.account}: ${link.textContent}`;
  link.href = link.href.replace('setting/sign-in', 'user/dashboard');
  link.style.cssText +=
    'background:var(--accent)content-box;padding:7px;border-radius:50%;color:var(--accent-ink);text-decoration:none';
} catch {}

// Each state begins as in a new tab: no stored build version, no login under way.
sessionStorage.clear();

export const HomeSkeleton = () => (
  <div className="home-grid" aria-hidden data-state="loading">
    <div className="staff-card tasks">
      {[62, 48, 55, 70, 51].map((width) => (
        <div key={width} className="task">
          <span className="row-icon" />
          <div className="task-text">
            <i className="staff-skeleton" style={{ width: `${width}%` }} />
            <i className="staff-skeleton" style={{ width: `${width - 18}%`, marginTop: 9 }} />
          </div>
        </div>
      ))}
    </div>
    <div className="staff-card home-skeleton-card">
      {[90, 70, 80, 60].map((width) => (
        <i key={width} className="staff-skeleton" style={{ width: `${width}%` }} />
      ))}
    </div>
  </div>
);
